import type { Plugin } from 'vite';

/**
 * Lets the build leave out the scales of Chart.js that no chart of ours has. Their classes read a property as they are
 * declared; such a read may have an effect, so they would stay. As calls that are marked as pure, the reads may go.
 */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: 'build',
  transform: {
    filter: { id: /\/chart\.js\/dist\/chart\.js$/ },
    handler(code) {
      const reads = /(?<=(?:callback:|defaults =) )(Ticks\.formatters\.\w+|TimeScale\.defaults)\b/g;
      return { code: code.replace(reads, '/* @__PURE__ */ (() => $1)()'), map: null };
    },
  },
});
