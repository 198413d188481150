// Finds the modules of the built package that need `'use client'`, for React server components. An edition is a color theme: `day` (light)
// or `night` (dark).
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite';
import { editions } from '../src/tokens/color.ts';

/** The names that React exports for server components. A module that imports another name of React is a client module. */
const serverApi = new Set(
  Object.keys(
    createRequire(import.meta.url)(
      path.resolve(import.meta.dirname, '../node_modules/react/react.react-server.js'),
    ) as object,
  ),
);
const clientPackages = /^(react-dom|@radix-ui\/.+|@xstate\/react)$/;
/** Names that look like those of event handlers and are not: transitions of state machines, and colors (`onPencil`). */
const notHandlers = new Set(['onDone', 'onError', 'onSnapshot', ...Object.keys(editions.day)]);
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

interface Module {
  readonly fileName: string;
  /** The imports from other modules of the package. Empty if the module only exports them again, without using them. */
  readonly imports: readonly { readonly from: string; readonly name: string }[];
  isClient: boolean;
}

/** The name in an import or export. */
const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/** Parses one built module. It is a client module if it has a hook, an event handler, or a function as a component's prop. */
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
      // A function as a prop: a server component cannot pass it to a client component.
      if (props.properties.some(each => each.type === 'Property' && /Function/.test(each.value.type)))
        isClient = true;
    },
    Property({ key }) {
      // An event handler, also in an object that another module spreads into an element.
      if (key.type === 'Identifier' && /^on[A-Z]/.test(key.name) && !notHandlers.has(key.name))
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
 * The files of the client modules: those that need `'use client'`. A bundler for server components replaces the exports of such a module
 * by references, which can be rendered, but not called or read. So a module that imports more than components from it is one, too.
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

/** Adds `'use client'` to the client modules of the build, so that server components can import every module of the package. */
export const clientModules = (): Plugin => ({
  name: 'client-modules',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
    const client = findClientModules(chunks);
    for (const chunk of chunks) if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
  },
});
