"""Writes vectors in four bits a number; src/vector-table.ts reads them."""

import gzip
import json
import struct

import numpy as np

CLIPS = np.linspace(0.6, 1.0, 9)


def quantize(vectors):
    """Returns steps per row and whole numbers from -7 to 7: of a few ranges the one that loses least."""
    greatest = np.abs(vectors).max(1, keepdims=True)
    best_steps = best = None
    best_loss = np.full(len(vectors), np.inf)
    for clip in CLIPS:
        steps = np.maximum(greatest * clip / 7, 1e-12)
        numbers = np.clip(np.round(vectors / steps), -7, 7)
        loss = ((numbers * steps - vectors) ** 2).sum(1)
        if best is None:
            best, best_steps = numbers, steps
        better = loss < best_loss
        best[better], best_steps[better], best_loss[better] = numbers[better], steps[better], loss[better]
    return best_steps[:, 0].astype("<f4"), best.astype(np.int8)


def write_vectors(path, name, words, pieces, vectors):
    steps, numbers = quantize(vectors)
    text = "\n".join([*words, *pieces]).encode()
    header = json.dumps(
        {
            "format": 1,
            "name": name,
            "dimensions": vectors.shape[1],
            "words": len(words),
            "pieces": len(pieces),
            "textBytes": len(text),
        }
    ).encode()
    shifted = (numbers + 8).astype(np.uint8)
    nibbles = shifted[:, 0::2] | (shifted[:, 1::2] << 4)
    plain = struct.pack("<I", len(header)) + header + text + steps.tobytes() + nibbles.tobytes()
    with open(path, "wb") as file:
        file.write(gzip.compress(plain, 9, mtime=0))
