"""Writes the model format that src/model/format.ts reads (see FORMAT.md)."""

import json

import numpy as np

MAGIC = b'BGAM'
VERSION = 2
LEAF = 0xFFFF
PREFIX = 12


def floor32(threshold):
    """Largest float32 not above the threshold, so that `x <= t` keeps its answer for float32 x."""
    value = np.float32(threshold)
    return value if float(value) <= threshold else np.nextafter(value, np.float32(-np.inf))


def boosted_trees(model, columns):
    """Preorder nodes of a LightGBM booster."""
    def read(node):
        if 'split_feature' not in node:
            return LEAF, node['leaf_value'], ()
        assert node['decision_type'] == '<='
        return columns[node['split_feature']], floor32(node['threshold']), (node['left_child'], node['right_child'])

    return preorder([(read, tree['tree_structure']) for tree in model.dump_model()['tree_info']])


def forest_trees(model, columns, classes):
    """Preorder nodes of a scikit-learn forest; leaves hold the class-1 fraction or the mean."""
    def reader(tree):
        leaves = tree.value[:, 0, 1] / tree.value[:, 0, :].sum(1) if classes else tree.value[:, 0, 0]
        left, right = tree.children_left, tree.children_right
        split = lambda node: (columns[tree.feature[node]], floor32(tree.threshold[node]), (left[node], right[node]))
        return lambda node: (LEAF, leaves[node], ()) if left[node] < 0 else split(node)

    return preorder([(reader(estimator.tree_), 0) for estimator in model.estimators_])


def preorder(roots):
    features, values = [], []
    for read, root in roots:
        stack = [root]
        while stack:
            feature, value, children = read(stack.pop())
            features.append(feature)
            values.append(np.float32(value))
            stack.extend(reversed(children))
    return features, values, len(roots)


def write(path, header, members):
    """One file: magic, version, header length, JSON header, then 4-byte aligned sections."""
    sections = Sections()
    for member in members:
        if 'weights' in member:
            member['weights'] = sections.add(np.array(member['weights'], '<f4'))
            continue
        features, values, trees = member.pop('nodes')
        member.update(
            trees=trees, nodes=len(features),
            features=sections.add(np.array(features, '<u2')), values=sections.add(np.array(values, '<f4')),
        )
    save(path, header | dict(members=members), sections.content)


def complete(source, target, certainty, weights, prints, scaffolds, floor):
    """Copies a model file with how sure it is: in place of what it said of that before, members stay byte for byte. Returns its bytes."""
    with open(source, 'rb') as handle:
        content = handle.read()
    length = int(np.frombuffer(content[8:PREFIX], '<u4')[0])
    header = json.loads(content[PREFIX:PREFIX + length])
    before = header.pop('domain', {}).get('offset')
    sections = Sections(content[PREFIX + length:][:before])
    ones = prints.sum(1)
    offset = sections.add(ascending(ones, 0))
    header['domain'] = dict(
        bits=prints.shape[1], floor=floor, references=len(prints), offset=offset,
        rows=sections.add(rice([gap for row in prints for gap in gaps(np.flatnonzero(row))], PRINT_BITS)),
        scaffolds=len(scaffolds), scaffoldBits=(bits := gap_bits(scaffolds)), scaffoldNumbers=sections.add(rice(gaps(scaffolds), bits)),
    )
    if weights is not None:
        certainty['descriptors']['weights'] = sections.add(weights.astype('<f4'))
    header['certainty'] = certainty
    return save(target, header, sections.content)


PRINT_BITS = 3
"""Low bits of each gap between set bits: one in eight is set or fewer."""


class Sections:
    """Sections after each other, each at a multiple of four."""

    def __init__(self, content=b''):
        self.content = content

    def add(self, array):
        start = len(self.content)
        raw = array.tobytes()
        self.content += raw + b'\0' * (-len(raw) % 4)
        return start


def save(path, header, content):
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    whole = MAGIC + np.array([VERSION, len(text)], '<u4').tobytes() + text + content
    with open(path, 'wb') as handle:
        handle.write(whole)
    return len(whole)


def gaps(ascending_numbers):
    """How many numbers are left out before each."""
    return np.diff(np.concatenate([[-1], np.asarray(ascending_numbers, np.int64)])) - 1


def gap_bits(numbers):
    """The number of low bits that makes the code of such gaps short."""
    return max(0, int(np.log2(max(1.0, 0.69 * float(np.mean(gaps(numbers)))))))


def ascending(numbers, low_bits):
    """The code of numbers that never fall, each by how much it is more than the one before."""
    return rice(np.diff(np.concatenate([[0], numbers])), low_bits)


def rice(numbers, low_bits):
    """Rice's code of numbers from 0 on, the first bit lowest: as many ones as `number >> low_bits`, a zero, the low bits."""
    bits = []
    for number in numbers:
        bits += [1] * (int(number) >> low_bits) + [0] + [int(number) >> place & 1 for place in range(low_bits)]
    return np.packbits(np.array(bits, np.uint8), bitorder='little')
