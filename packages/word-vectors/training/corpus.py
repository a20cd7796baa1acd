"""Reads what the vectors are trained on: citations, and the names of the graph's entities."""

import collections
import gzip
import json
import re
import unicodedata

WORD = re.compile(r"[^\W_]+")
SENTENCE_END = re.compile(r"(?<=[.?!])\s+")
NAME = re.compile(r'<([^>]+)> <[^>]*(?:rdf-schema#label|skos/core#altLabel)> "((?:[^"\\]|\\.)*)"@en \.')


def split_words(text):
    """Splits as src/split-words.ts does."""
    if text.isascii():
        return WORD.findall(text.lower())
    folded = unicodedata.normalize("NFKD", text).lower()
    return WORD.findall("".join(sign for sign in folded if not unicodedata.category(sign).startswith("M")))


def read_citations(path, left_out):
    """Yields title, abstract and MeSH headings of each citation that is not left out."""
    with gzip.open(path, "rt") as lines:
        for line in lines:
            record = json.loads(line)
            if record.get("pmid") in left_out:
                continue
            headings = [h["name"] if isinstance(h, dict) else h for h in record.get("mesh", [])]
            yield record["title"], record.get("abstract") or "", headings


def read_names(path):
    """Returns the English labels and aliases of each entity of an N-Triples file."""
    names = collections.defaultdict(list)
    with gzip.open(path, "rt") as lines:
        for line in lines:
            found = NAME.match(line)
            if found:
                names[found[1]].append(found[2])
    return list(names.values())


def split_sentences(text):
    return SENTENCE_END.split(text)
