// Checks that the fonts of a theme agree with each other.
import type { Theme } from '../src/brands/theme.ts';

/** The first family of a `font-family` value. */
const firstOf = (families: string) => /^'(.+?)'/.exec(families)?.[1];
/** `@fontsource-variable/newsreader` of the path of one of its files. */
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

/**
 * Throws if a theme's names of fonts do not fit its files: the browser would show a font that is not loaded, or another brand's font.
 * @param theme The values of a theme that name fonts.
 */
export function checkFonts({
  name,
  faces,
  families,
  fontNames,
  pencilFamily,
}: Pick<Theme, 'name' | 'faces' | 'families' | 'fontNames' | 'pencilFamily'>): void {
  const problems = (['display', 'text', 'mono'] as const)
    .filter(family => firstOf(families[family]) !== fontNames[family])
    .map(
      family =>
        `\`families.${family}\` begins with ${firstOf(families[family])}, but \`fontNames.${family}\` is ${fontNames[family]}: give both the same name.`,
    );
  if (firstOf(pencilFamily) !== fontNames.pencil)
    problems.push(
      `\`pencilFamily\` begins with ${firstOf(pencilFamily)}, but \`fontNames.pencil\` is ${fontNames.pencil}: give both the same name, that of the font in \`faces.pencil\`.`,
    );
  const isSameName = fontNames.pencil === fontNames.text;
  if (isSameName !== (packageOf(faces.pencil.file) === packageOf(faces.text.file)))
    problems.push(
      isSameName
        ? `\`fontNames.pencil\` is the text font, but \`faces.pencil\` is of another package: set it to the italic of the text font, or name the pencil's font in \`fontNames.pencil\` and \`pencilFamily\`.`
        : `\`faces.pencil\` is the italic of the text font, but \`fontNames.pencil\` is not ${fontNames.text}: name the text font there and in \`pencilFamily\`, or choose another file.`,
    );
  if (problems.length > 0)
    throw new Error([`The fonts of the theme “${name}” do not agree.`, ...problems].join('\n'));
}
