"""Writes the model format that src/model/format.ts reads (see FORMAT.md)."""

import json

import numpy as np

MAGIC = b'BGAM'
VERSION = 1
LEAF = 0xFFFF
BITS = 512
MAX_REFERENCES = 1500


def floor32(threshold):
    """Largest float32 not above the threshold, so that `x <= t` keeps its answer for float32 x."""
    value = np.float32(threshold)
    return value if float(value) <= threshold else np.nextafter(value, np.float32(-np.inf))


def boosted_trees(model, columns):
    """Preorder nodes of a LightGBM booster."""
    features, values, trees = [], [], 0
    for tree in model.dump_model()['tree_info']:
        trees += 1
        stack = [tree['tree_structure']]
        while stack:
            node = stack.pop()
            if 'split_feature' not in node:
                features.append(LEAF)
                values.append(np.float32(node['leaf_value']))
                continue
            assert node['decision_type'] == '<='
            features.append(columns[node['split_feature']])
            values.append(floor32(node['threshold']))
            stack.append(node['right_child'])
            stack.append(node['left_child'])
    return features, values, trees


def forest_trees(model, columns, classes):
    """Preorder nodes of a scikit-learn forest; leaves hold the class-1 fraction or the mean."""
    features, values = [], []
    for estimator in model.estimators_:
        tree = estimator.tree_
        leaves = tree.value[:, 0, 1] / tree.value[:, 0, :].sum(1) if classes else tree.value[:, 0, 0]
        stack = [0]
        while stack:
            node = stack.pop()
            if tree.children_left[node] < 0:
                features.append(LEAF)
                values.append(np.float32(leaves[node]))
                continue
            features.append(columns[tree.feature[node]])
            values.append(floor32(tree.threshold[node]))
            stack.append(tree.children_right[node])
            stack.append(tree.children_left[node])
    return features, values, len(model.estimators_)


def spread_weights(model, columns, width):
    """Weights of a linear member by feature number, 0 for the features it does not use."""
    weights = np.zeros(width, np.float32)
    weights[columns] = model.weights
    return weights


def fingerprints(matrix, width):
    """Presence bits of the circular environments, folded to 512."""
    part = matrix[:, :width].tocoo()
    bits = np.zeros((matrix.shape[0], BITS), np.float32)
    bits[part.row, part.col % BITS] = 1
    return bits


def nearest(bits, references, allowed):
    """Highest Tanimoto similarity of each row to the references that `allowed` permits."""
    best = np.zeros(len(bits))
    ones = references.sum(1)
    for start in range(0, len(bits), 2000):
        block = bits[start:start + 2000]
        shared = block @ references.T
        similarity = shared / np.maximum(block.sum(1)[:, None] + ones[None, :] - shared, 1)
        similarity[~allowed[start:start + 2000]] = 0
        best[start:start + 2000] = similarity.max(1)
    return best


def write(path, header, members, references):
    """One file: magic, version, header length, JSON header, then 4-byte aligned sections."""
    sections, offset = [], 0

    def add(array):
        nonlocal offset
        raw = array.tobytes()
        raw += b'\0' * (-len(raw) % 4)
        sections.append(raw)
        start, offset = offset, offset + len(raw)
        return start

    for member in members:
        if 'weights' in member:
            member['weights'] = add(np.array(member['weights'], '<f4'))
            continue
        features, values, trees = member.pop('nodes')
        member.update(
            trees=trees, nodes=len(features),
            features=add(np.array(features, '<u2')), values=add(np.array(values, '<f4')),
        )
    packed = np.packbits(references.astype(np.uint8), axis=1, bitorder='little')
    header['members'] = members
    header['domain'].update(bits=BITS, references=len(references), offset=add(packed))
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as handle:
        handle.write(MAGIC + np.array([VERSION, len(text)], '<u4').tobytes() + text)
        for section in sections:
            handle.write(section)
