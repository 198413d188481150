import { createRequire } from 'node:module';
import path from 'node:path';
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite';
import { editions } from '../src/tokens/color.ts';

/** What React offers to components that render on the server only. */
const serverApi = new Set(
  Object.keys(
    createRequire(import.meta.url)(
      path.resolve(import.meta.dirname, '../node_modules/react/react.react-server.js'),
    ) as object,
  ),
);
const clientPackages = /^(react-dom|@radix-ui\/.+|@xstate\/react)$/;
/** What is named like a handler: transitions of state machines, and colors. */
const otherNames = new Set(['onDone', 'onError', 'onSnapshot', ...Object.keys(editions.day)]);
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

interface Module {
  readonly fileName: string;
  /** What it uses of other modules of the package: their file, and the name there. Exporting it again is no use. */
  readonly imports: readonly { readonly from: string; readonly name: string }[];
  isClient: boolean;
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/** Reads one built module: a component that has a hook, a handler or a function for another component is one of the client. */
function readModule({ fileName, code }: Rolldown.OutputChunk): Module {
  const imports: { from: string; name: string }[] = [];
  let isClient = false;
  const { program } = parseSync(fileName, code);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (clientPackages.test(source.value)) isClient = true;
      for (const specifier of specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        if (source.value === 'react' && !serverApi.has(name)) isClient = true;
        if (source.value.startsWith('.'))
          imports.push({ from: path.posix.join(path.posix.dirname(fileName), source.value), name });
      }
    },
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== 'Identifier' || !/^jsxs?$/.test(callee.name)) return;
      if (props?.type !== 'ObjectExpression') return;
      // A function for another component.
      if (props.properties.some(each => each.type === 'Property' && /Function/.test(each.value.type)))
        isClient = true;
    },
    Property({ key }) {
      // A handler, also one that is spread into an element elsewhere.
      if (key.type === 'Identifier' && /^on[A-Z]/.test(key.name) && !otherNames.has(key.name))
        isClient = true;
    },
  }).visit(program);
  const onlyExports = program.body.every(
    statement =>
      /^(Import|ExportAll)Declaration$/.test(statement.type) ||
      (statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  );
  return { fileName, imports: onlyExports ? [] : imports, isClient };
}

/**
 * The files of the modules that need `'use client'`. A bundler for server components replaces the exports of such a module by
 * references, which can be rendered, not called or read: a module that uses more of it than components is one of the client, too.
 */
export function findClientModules(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const modules = chunks.map(readModule);
  const client = new Set(modules.filter(({ isClient }) => isClient).map(({ fileName }) => fileName));
  let before;
  do {
    before = client.size;
    for (const { fileName, imports } of modules)
      if (imports.some(({ from, name }) => client.has(from) && !isComponent(name))) client.add(fileName);
  } while (client.size > before);
  return client;
}

/** Marks the modules of the build that run in the browser, so that server components can render the others and import all. */
export const clientModules = (): Plugin => ({
  name: 'client-modules',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const client = findClientModules(chunks);
    for (const chunk of chunks) if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
  },
});
