// Finds the design tokens that a component uses, by searching its source code.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Patterns for how source code names tokens, each with the path of the token in the Design Tokens files. */
const patterns: readonly [RegExp, (name: string) => string][] = [
  [/vars\.color\.(\w+)/g, name => `color.${name}`],
  [/vars\.pageMargin()/g, () => 'layout.margin'],
  [/vars\.gutter()/g, () => 'layout.gutter'],
  [/vars\.sectionSpace()/g, () => 'layout.section'],
  [/typeStyle\('(\w+)'\)/g, name => `type.${name}`],
  [/<Text[^>]* variant="(\w+)"/g, name => `type.${name}`],
  [/familyStyle\('(\w+)'\)/g, name => `family.${name}`],
  [/duration\.(\w+)/g, name => `duration.${name}`],
  [/easing\.(\w+)/g, name => `easing.${name}`],
  [/(?:gap|padding|paddingBlock|paddingInline|marginTop)=\{(\d+)\}/g, name => `space.${name}`],
  [/\b(?:from|below|between)\('(\w+)'/g, name => `breakpoint.${name}`],
  [/(?<!-)\bmeasure()\b/g, () => 'measure'],
];

/** The source code of a constant or function of a module. */
const declarationOf = (source: string, name: string): string =>
  new RegExp(`(?:const|function) ${name}\\b[^]*?(?=\\n(?:export|const|function|/\\*\\*)|$)`).exec(
    source,
  )?.[0] ?? '';

/**
 * The declarations of a module that a text uses, directly or through other declarations of the module. Of an object of helpers, only the lines of its used
 * members.
 */
function declarationsUsedBy(text: string, module: string, names: readonly string[]): string[] {
  const declared = Array.from(
    module.matchAll(/^(?:export )?(?:const|function) (\w+)/gm),
    ([, name]) => name!,
  );
  return names.flatMap(name => {
    const declaration = declarationOf(module, name);
    const members = Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, member]) => member);
    const lines = members.flatMap(
      member => new RegExp(`^ *${member}: .*$`, 'm').exec(declaration)?.[0] ?? [],
    );
    if (lines.length > 0) return lines;
    const others = declared.filter(other => other !== name && new RegExp(`\\b${other}\\b`).test(declaration));
    return [declaration, ...declarationsUsedBy(declaration, module, others)];
  });
}

/** A source, followed by the helpers of the theme that it uses, because they name tokens too: `borders.hair` contains a color. */
function appendThemeHelpers(source: string, folder: string): string {
  const used = Array.from(
    source.matchAll(/import \{([^}]+)\} from '([^']*theme\/(?!contract|type|style)\w+)\.ts'/g),
  );
  const helpers = used.flatMap(([, names = '', module = '']) =>
    declarationsUsedBy(
      source,
      readFileSync(path.join(folder, `${module}.ts`), 'utf8'),
      names.split(',').map(name => name.trim()),
    ),
  );
  return [source, ...helpers].join('\n');
}

/** The tokens of the space scale in styles, which write lengths in px; a step is 8 px. */
const spacesOf = (text: string): string[] =>
  Array.from(text.matchAll(/(?:gap|rowGap|columnGap|(?:padding|margin)\w*): ['`]([^'`]+)/g)).flatMap(
    ([, lengths = '']) => Array.from(lengths.matchAll(/\b(\d+)px/g), ([, px]) => `space.${Number(px) / 8}`),
  );

/** The design tokens that sources use, by their path in the Design Tokens files. */
export function tokensOf(sources: readonly string[], folder: string): string[] {
  const text = sources
    .map(source => appendThemeHelpers(source, folder))
    .map(source => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
  const found = patterns.flatMap(([pattern, pathOf]) =>
    Array.from(text.matchAll(pattern), ([, name]) => pathOf(name ?? '')),
  );
  return [...new Set([...found, ...spacesOf(text)])].toSorted();
}
