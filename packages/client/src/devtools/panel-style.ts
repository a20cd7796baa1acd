/** The look of the panel, within its own root: nothing of the page's reaches it but the color scheme. */
export const PANEL_STYLE = `
:host { all: initial; color-scheme: inherit; --ink: light-dark(#1b2430, #e6e9ee); --faint: light-dark(#566273, #a3aec0);
  --ground: light-dark(#fff, #1a1e25); --raised: light-dark(#eef1f5, #262c37); --line: light-dark(#d4dae2, #3a424f);
  --accent: light-dark(#0f6b64, #2dd4bf); --bad: light-dark(#b42318, #ff8a80); }
* { box-sizing: border-box; }
.tools { position: fixed; inset: auto 0 0 0; z-index: 2147483000; font: 13px/1.45 system-ui, sans-serif; color: var(--ink);
  display: flex; flex-direction: column; align-items: flex-end; pointer-events: none; }
.tools > * { pointer-events: auto; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
button:focus-visible, a:focus-visible, pre:focus-visible, .list:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.toggle { margin: 0 12px 12px; padding: 6px 12px; border-radius: 999px; background: var(--ground); border: 1px solid var(--line);
  box-shadow: 0 2px 8px #0003; }
.panel { width: 100%; height: min(46vh, 420px); display: flex; flex-direction: column; background: var(--ground);
  border-top: 1px solid var(--line); box-shadow: 0 -4px 16px #0002; }
.panel[hidden] { display: none; }
header { display: flex; gap: 16px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
h2 { font-size: 14px; margin: 0; margin-inline-end: auto; }
header button { padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px; }
.list { overflow: auto; flex: 1; }
table { width: 100%; border-collapse: collapse; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 4px 12px; text-align: start; vertical-align: top; white-space: nowrap; }
thead th { position: sticky; top: 0; background: var(--raised); font-weight: 600; }
tbody tr + tr { border-top: 1px solid var(--line); }
.number { text-align: end; font-variant-numeric: tabular-nums; }
th[scope=row] { font-weight: 600; width: 100%; white-space: normal; overflow-wrap: anywhere; }
th button::before { content: "▸"; display: inline-block; width: 1.2em; color: var(--faint); }
th button[aria-expanded=true]::before { content: "▾"; }
.bad, a.bad { color: var(--bad); }
a { color: var(--accent); }
.details td { white-space: normal; max-width: 0; padding: 8px 12px 12px 28px; background: var(--raised); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 12px; margin: 0; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; font: 12px/1.45 ui-monospace, monospace; white-space: pre-wrap; max-height: 12em; overflow: auto; }
.none { padding: 16px 12px; color: var(--faint); }
@media (max-width: 600px) { .wide { display: none; } th, td { padding: 4px 8px; } .details td { padding-inline: 12px 8px; }
  dl { grid-template-columns: minmax(0, 1fr); } }
`;
