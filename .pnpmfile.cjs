/** Takes the condition by which this repository reads its own sources out of what is packed, which holds none; entries that have nothing else go. */
function withoutSource(exports) {
  if (typeof exports !== 'object' || exports === null) return exports;
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([condition]) => condition !== '@biographql/source')
      .map(([condition, target]) => [condition, withoutSource(target)])
      .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
  );
}

module.exports = {
  hooks: {
    beforePacking: (manifest) => ({ ...manifest, exports: withoutSource(manifest.exports) }),
  },
};
