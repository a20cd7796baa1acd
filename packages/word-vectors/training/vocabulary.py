"""Which words get a vector, and how unknown words are read as pieces of them."""

import collections
import functools

import numpy as np

from corpus import split_words

LONGEST = 30
LEAST_COUNT = 3


class Vocabulary:
    """Words of the citations, words of names, words of the teacher; then the teacher's pieces."""

    def __init__(self, citations, names, teacher_words):
        self.counts = collections.Counter()
        for title, abstract, headings in citations:
            self.counts.update(split_words(" ".join([title, abstract, *headings])))
        in_names = collections.Counter()
        for forms in names:
            for form in forms:
                in_names.update(set(split_words(form)))
        words = {word for word, count in self.counts.items() if count >= LEAST_COUNT and len(word) <= LONGEST}
        words |= {
            word
            for word, count in in_names.items()
            if count >= LEAST_COUNT and word.isalpha() and 4 <= len(word) <= LONGEST
        }
        words |= {word for word in teacher_words if word.isascii() and word.isalpha() and len(word) >= 3}
        self.words = sorted(words)
        self.pieces = sorted(word[2:] for word in teacher_words if word.startswith("##") and word.isascii() and word[2:].isalnum())
        self.row_of_word = {word: row for row, word in enumerate(self.words)}
        self.row_of_piece = {piece: len(self.words) + row for row, piece in enumerate(self.pieces)}
        self.rows_of = functools.lru_cache(None)(self._rows_of)

    def rows(self, text):
        return [row for word in split_words(text) for row in self.rows_of(word)]

    def _rows_of(self, word):
        """Reads a word as src/word-vectors.ts does: the longest beginning, then the longest pieces."""
        if word in self.row_of_word:
            return (self.row_of_word[word],)
        rows, start = [], 0
        while start < len(word):
            table = self.row_of_piece if start else self.row_of_word
            least = 1 if start else 2
            end = len(word)
            while end - start >= least and word[start:end] not in table:
                end -= 1
            if end - start >= least:
                rows.append(table[word[start:end]])
                start = end
            else:
                start += 1
        return tuple(rows)

    def weights(self, smoothing=1e-4):
        """Smooth inverse frequency of each row (Arora, Liang and Ma, ICLR 2017); 0.5 for pieces."""
        total = sum(self.counts.values())
        frequency = np.array([max(self.counts.get(word, 1), 1) / total for word in self.words])
        return np.concatenate([smoothing / (smoothing + frequency), np.full(len(self.pieces), 0.5)])

    def importance(self):
        """What a row counts when directions are chosen: the root of its frequency."""
        known = [max(self.counts.get(word, 1), 1) ** 0.5 for word in self.words]
        return np.array(known + [1.0] * len(self.pieces))
