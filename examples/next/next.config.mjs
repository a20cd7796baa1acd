/** @type {import("next").NextConfig} */
export default {
  reactStrictMode: true,
  turbopack: {},
  // RDKit's script asks for modules of Node where it runs in Node, which webpack does not see.
  webpack(config, { isServer }) {
    if (!isServer) config.externals = [config.externals ?? [], withoutNode].flat();
    return config;
  },
};

function withoutNode({ request }, decide) {
  if (/^node:/.test(request)) decide(null, 'var {}');
  else decide();
}
