"""Trains the word vectors that the package ships; README.md says what it needs."""

import argparse
import gzip
import json
import random

import numpy as np
import torch
import torch.nn.functional as functional

from corpus import read_citations, read_names, split_sentences
from pack import write_vectors
from teacher import Teacher
from vocabulary import Vocabulary

TEMPERATURE = 0.05
LONGEST_BODY = 64
NAMES_SHARE = 0.3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--citations", required=True, help="JSON lines, gzip")
    parser.add_argument("--names", required=True, help="N-Triples with labels and aliases, gzip")
    parser.add_argument("--left-out", required=True, help="JSON object by PMID, gzip: articles not to be seen")
    parser.add_argument("--name", required=True, help="tells this set of vectors from others")
    parser.add_argument("--output", required=True)
    parser.add_argument("--dimensions", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-3)
    options = parser.parse_args()

    with gzip.open(options.left_out, "rt") as file:
        left_out = set(json.load(file))
    citations = list(read_citations(options.citations, left_out))
    names = read_names(options.names)
    teacher = Teacher()
    vocabulary = Vocabulary(citations, names, teacher.words)
    print(f"{len(vocabulary.words)} words, {len(vocabulary.pieces)} pieces", flush=True)
    start = np.concatenate([teacher.embed_words(vocabulary.words), teacher.embed_pieces(vocabulary.pieces)])
    start = reduce(start, options.dimensions, vocabulary.importance()) * vocabulary.weights()[:, None]
    vectors = train(start / np.linalg.norm(start, axis=1).mean(), citations, names, vocabulary, options)
    write_vectors(options.output, options.name, vocabulary.words, vocabulary.pieces, vectors)


def reduce(vectors, dimensions, importance):
    """The first principal components, rows weighted by importance."""
    weight = importance[:, None] / importance.sum()
    centered = vectors - (vectors * weight).sum(0)
    axes, _, _ = np.linalg.svd((centered * weight).T @ centered)
    return centered @ axes[:, :dimensions]


def train(start, citations, names, vocabulary, options):
    """Pulls a title and its abstract, a sentence and its neighbors, two names of one entity together."""
    torch.manual_seed(0)
    rng = random.Random(0)
    articles = [article for article in (rows_of(entry, vocabulary) for entry in citations) if article]
    forms = [[rows for rows in map(vocabulary.rows, entry) if rows] for entry in names]
    forms = [entry for entry in forms if len(entry) > 1]
    bag = torch.nn.EmbeddingBag.from_pretrained(
        torch.tensor(start, dtype=torch.float32), freeze=False, mode="mean", sparse=True
    )
    optimizer = torch.optim.SparseAdam(list(bag.parameters()), lr=options.rate)
    steps = options.epochs * (len(articles) // options.batch)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0.05, steps)
    for epoch in range(options.epochs):
        rng.shuffle(articles)
        total = 0.0
        for first in range(0, len(articles) - options.batch + 1, options.batch):
            pairs = [views(article, rng) for article in articles[first : first + options.batch]]
            synonyms = [rng.sample(entry, 2) for entry in rng.sample(forms, options.batch)]
            loss = contrast(bag, pairs) + NAMES_SHARE * contrast(bag, synonyms)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: {total / (len(articles) // options.batch):.3f}", flush=True)
    return bag.weight.detach().numpy()


def rows_of(citation, vocabulary):
    title, abstract, _ = citation
    rows = vocabulary.rows(title)
    sentences = [vocabulary.rows(sentence) for sentence in split_sentences(abstract)]
    sentences = [sentence for sentence in sentences if len(sentence) >= 4]
    return (rows, sentences) if len(rows) >= 3 and len(sentences) >= 2 else None


def views(article, rng):
    """A title, else a sentence, with some words dropped; and words of the rest, or of a stretch of it."""
    title, sentences = article
    if rng.random() < 0.6:
        query, rest = title, sentences
    else:
        place = rng.randrange(len(sentences))
        query, rest = sentences[place], sentences[:place] + sentences[place + 1 :]
    if rng.random() < 0.5:
        size = max(1, int(len(rest) * rng.uniform(0.3, 1)))
        first = rng.randrange(len(rest) - size + 1)
        rest = rest[first : first + size]
    body = [row for sentence in rest for row in sentence]
    if len(body) > LONGEST_BODY:
        body = rng.sample(body, LONGEST_BODY)
    return [row for row in query if rng.random() > 0.1] or query, body


def contrast(bag, pairs):
    """Each one must find its own partner among all of the batch, both ways (InfoNCE)."""
    left, right = (embed(bag, [pair[side] for pair in pairs]) for side in (0, 1))
    likeness = left @ right.T / TEMPERATURE
    own = torch.arange(len(pairs))
    return (functional.cross_entropy(likeness, own) + functional.cross_entropy(likeness.T, own)) / 2


def embed(bag, lists):
    offsets = torch.tensor(np.cumsum([0] + [len(rows) for rows in lists[:-1]]))
    rows = torch.tensor([row for entry in lists for row in entry])
    return functional.normalize(bag(rows, offsets), dim=1)


if __name__ == "__main__":
    main()
