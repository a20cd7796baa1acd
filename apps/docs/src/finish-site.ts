import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_BASE } from './site.js';

/** Puts the scripts that stand in the pages of a built site into files, so that the pages need no permission for inline scripts. */
export function finishSite(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((file) => file.endsWith('.html'))) {
    const { html, script } = withoutInlineScripts(readFileSync(join(folder, path), 'utf8'));
    if (script === null) continue;
    writeFileSync(join(folder, script.path), script.text);
    writeFileSync(join(folder, path), html);
  }
}

interface MovedScripts {
  readonly html: string;
  readonly script: { readonly path: string; readonly text: string } | null;
}

/** Returns a document whose inline scripts are one file, named by its hash; null when it has none. */
export function withoutInlineScripts(html: string): MovedScripts {
  const inline = /[ \t]*<script(?: id="[^"]*")?>([\s\S]*?)<\/script>\n?/g;
  const texts = Array.from(html.matchAll(inline), ([, text = '']) => text.trim());
  if (texts.length === 0) return { html, script: null };
  const text = `${texts.join('\n')}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `assets/first.${hash}.js`;
  const tag = `<script src="${SITE_BASE}${path}"></script>`;
  return {
    html: html.replace(inline, '').replace('</head>', `  ${tag}\n  </head>`),
    script: { path, text },
  };
}
