import type { Plugin } from 'vite';
import { authMethods } from '../src/session/authMethods.ts';

/** The classes of the client, and what is called of them from outside. */
const called: Readonly<Record<string, readonly string[]>> = {
  GoTrueClient: authMethods,
  GoTrueAdminApi: ['signOut'],
};

/** What the client asks itself that its settings (`site/src/session/auth.ts`) have answered, and what it then has no more to do with. */
const settled: readonly (readonly [RegExp, string])[] = [
  // Implicit, so that there is no verifier to keep.
  [/this\.flowType === 'pkce'|callbackUrlType === 'pkce'|await this\._isPKCECallback\(params\)/g, 'false'],
  [/await remove(?:AllPKCEVerifiers|PKCEVerifier)\(.*\);/g, ''],
  [/this\._maybeAppendFlowIdToRedirect\((.*), flowId\)/g, '$1'],
  // What an address brings, the session takes from it.
  [/this\.detectSessionInUrl(?= &&)|this\._isImplicitGrantCallback\(params\)/g, 'false'],
  [/params = parseParametersFromURL\(.*\);/g, ''],
  // One storage, the browser's, and no lock around it.
  [/this\.lock != null|this\.userStorage(?=\))|this\.storage\.isServer/g, 'false'],
  [/isBrowser\(\)/g, 'true'],
  // Nobody has a telephone number for a name.
  [/'email' in credentials/g, 'true'],
];
/** Still named, in branches that are not reached any more. What is not found above stays, and the budgets find it. */
const unreached: readonly string[] = [
  '_acquireLock',
  '_exchangeCodeForSession',
  '_getCodeChallengeAndMethod',
  '_getSessionFromURL',
];

interface Member {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Leaves out of the authentication client what nobody calls: second factors, passkeys, wallets, administration, and what it
 * would tell about itself for debugging. That is half of it. A bundler has to keep it: any method of a class might be asked for
 * by a name that is put together at run time.
 */
export const leanAuth = (): Plugin => ({
  name: 'lean-auth',
  apply: 'build',
  transform: {
    filter: { id: /auth-js\/dist\/module\// },
    handler(source, id) {
      const given = called[/GoTrue\w+/.exec(id)?.[0] ?? ''];
      // Its package does not say so, but nothing happens when they are imported.
      if (!given) return { moduleSideEffects: false };
      // Its examples name all there is.
      const plain = source.replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$|^ *this\._debug\(.*\);$/gm, '');
      const code = settled.reduce((text, [question, answer]) => text.replaceAll(question, answer), plain);
      const [type] = this.parse(code).body.flatMap(node => {
        const declared = node.type === 'ExportDefaultDeclaration' ? node.declaration : node;
        return declared.type === 'ClassDeclaration' ? [declared.body] : [];
      });
      if (!type) throw new Error('There is no class any more: see what the build leaves out of the client.');
      const members = type.body.flatMap((method): Member[] => {
        if (method.type !== 'MethodDefinition' || method.key.type !== 'Identifier') return [];
        if (method.kind !== 'constructor')
          return [{ name: method.key.name, start: method.start, end: method.end }];
        // It makes groups of methods: `this.mfa = { verify: …, … };`
        return (method.value.body?.body ?? []).flatMap(({ start, end }) => {
          const name = /^this\.(\w+) = \{\n/.exec(code.slice(start, end))?.[1];
          return name === undefined ? [] : [{ name, start, end }];
        });
      });
      return { code: withoutUnused(code, members, given), map: null };
    },
  },
});

/** What is named in what stays, stays. */
function withoutUnused(code: string, members: readonly Member[], given: readonly string[]): string {
  const unused = new Set(members);
  const without = () =>
    [...unused]
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  for (;;) {
    const text = without();
    const named = new Set([...given, ...Array.from(text.matchAll(/\.(\w+)/g), ([, name]) => name)]);
    const missed = [...unused].filter(({ name }) => named.has(name) && !unreached.includes(name));
    if (missed.length === 0) return text;
    for (const member of missed) unused.delete(member);
  }
}
