// Finds in the source of a file of stories those whose play functions press keys, so that a page claims no test of the keyboard that does
// not exist.

/** A call of `userEvent` that presses a key. Text that `type` enters does not count, a key such as `{Enter}` in it does. */
const pressesKey = /\.keyboard\(|\.tab\(|\.type\(.*\{[A-Z]/;

/** The names of the stories in this source that press keys: in their own play functions, by a helper, or by the play function of another story. */
export function readKeyStories(source: string): string[] {
  const withoutComments = source.replaceAll(/^\s*(?:\/\/.*|\/\*[^]*?\*\/)$/gm, '');
  const declarations = new Map(
    withoutComments
      .split(
        /^(?=(?:export )?(?:const|function|async function|class|type|interface|import|export default) )/m,
      )
      .flatMap(code => {
        const [, exported, name] = /^(export )?(?:const|(?:async )?function) (\w+)/.exec(code) ?? [];
        return name ? [[name, { code, isStory: Boolean(exported) }] as const] : [];
      }),
  );
  const pressing = new Set<string>();
  const uses = (code: string, name: string, isStory: boolean) => {
    if (!isStory) return new RegExp(String.raw`(?<![.\w'"])${name}\b(?!\s*:)`).test(code);
    // A story that spreads another has its play function, unless it has its own.
    const callsPlay = new RegExp(String.raw`\b${name}\.play\b`).test(code);
    return (
      callsPlay ||
      (!/^ {2}(?:async )?play\b/m.test(code) && new RegExp(String.raw`\.\.\.${name}\b`).test(code))
    );
  };
  // Again until a round finds no more: a helper may call another.
  for (let before = -1; before !== pressing.size;) {
    before = pressing.size;
    for (const [name, { code }] of declarations)
      if (
        pressesKey.test(code) ||
        [...pressing].some(other => other !== name && uses(code, other, declarations.get(other)!.isStory))
      )
        pressing.add(name);
  }
  return [...pressing].filter(name => declarations.get(name)!.isStory);
}
