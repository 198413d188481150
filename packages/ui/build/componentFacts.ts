// Reads the documentation of all components from their source code. A record is the part of it that a person writes (`Name.docs.ts`).
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { ComponentDocs } from './componentDocs.ts';
import { readKeyStories } from './keyStories.ts';
import { designTokens } from '../src/tokens/designTokens.ts';
import { tokensOf } from './tokensOf.ts';

/** A property of a component or of a value that is handed to it. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: string;
  readonly description: string;
  /** The type that has this property, if the component's props are a union of types. */
  readonly when?: string;
  /** The literals of a union. */
  readonly options?: readonly string[];
  /** The properties of its value, or of each item of its list. */
  readonly fields?: readonly Prop[];
}

/** The names of an object's properties, each with those of its value. `true`: the value may have any, or has none. */
export interface PropNames {
  readonly [name: string]: PropNames | true;
}

/** A component with its description and its props. */
export interface DocumentedComponent {
  readonly name: string;
  readonly description: string;
  readonly props: readonly Prop[];
  /** All names that its props can have, at any depth, with those of its element: the code of a story has no others. */
  readonly propNames: PropNames | true;
}

/** A component with everything that its page shows. */
export interface ComponentFacts {
  /** `Components/Button`, as in Storybook. */
  readonly title: string;
  readonly name: string;
  /** The path to import it from: `@fit-to-print/ui/components/Button`; `undefined` if no package exports it. */
  readonly entry: string | undefined;
  /** The components and hooks that its entry exports. */
  readonly exportedNames: readonly string[];
  /** The component's folder, relative to the repository. */
  readonly folder: string;
  readonly storyFile: string;
  /** The exports of its story file. */
  readonly stories: readonly string[];
  /** The stories whose play functions press keys. */
  readonly keyStories: readonly string[];
  readonly docs: ComponentDocs;
  /** The source of `Name.example.tsx`: a use of the component that an app can copy; `undefined` if it has none. */
  readonly example: string | undefined;
  /** The component of its stories first, then the others that its folder exports. */
  readonly components: readonly DocumentedComponent[];
  /** The paths of the design tokens that it uses: `color.ink`. */
  readonly tokens: readonly string[];
  /** The titles of the components that it is built from. */
  readonly builtFrom: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const storyGlobs = [
  'packages/{ui,admin}/src/**/*.stories.tsx',
  'site/src/pages/*/*.stories.tsx',
  '.storybook/mail/*.stories.tsx',
];
const recordGlobs = ['packages/{ui,admin}/src/**/*.docs.ts', '.storybook/mail/*.docs.ts'];
const packageNames = { ui: '@fit-to-print/ui', admin: '@fit-to-print/admin' } as const;

/** True if stories with this title have a page of documentation. The others, such as lists of messages, have none. */
const hasPage = (title: string) =>
  /^(Admin\/)?(Primitives|Components|Patterns|Flows|Templates)\//.test(title);

interface StoryFile {
  readonly file: string;
  readonly title: string;
  readonly stories: readonly string[];
}

/** Every file of stories whose component needs a record: a `Name.docs.ts`. */
export const readStoryFiles = (): StoryFile[] =>
  globSync(storyGlobs, { cwd: root })
    .map(file => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const title = /^ {2}title: '(.+)',$/m.exec(source)?.[1] ?? '';
      return {
        file,
        title,
        stories: Array.from(source.matchAll(/^export const (\w+)/gm), ([, name]) => name!),
      };
    })
    .filter(({ title }) => hasPage(title))
    .toSorted((a, b) => a.title.localeCompare(b.title));

/** Imports all records (`Name.docs.ts`), and returns them by the name of their component. */
export const readRecords = async (): Promise<Map<string, { file: string; docs: ComponentDocs }>> =>
  new Map(
    await Promise.all(
      globSync(recordGlobs, { cwd: root }).map(async file => {
        const { default: docs } = (await import(pathToFileURL(path.join(root, file)).href)) as {
          default: ComponentDocs;
        };
        return [path.basename(file, '.docs.ts'), { file, docs }] as const;
      }),
    ),
  );

export const nameOf = (title: string): string => title.split('/').at(-1)!;

/** True for a type that this project does not declare (from TypeScript, the DOM or a package): its properties are not documented. */
const isFromLibrary = (checker: Checker, type: Type) => {
  const declaration = (type.getAliasSymbol() ?? type.getSymbol())?.declarations[0];
  return !declaration || /\/node_modules\/|^bundled:/.test(declaration.path) || checker.isArrayType(type);
};

/** True for a type such as `Pick<Props, 'text'>`: TypeScript declares it, but its properties are those of a type of this project. */
const isPartOfType = (type: Type) =>
  ['Pick', 'Omit', 'Partial', 'Required', 'Readonly'].includes(type.getAliasSymbol()?.name ?? '');

/** The number of levels of nested properties that are documented. */
const maxDepth = 3;

/** The paths of all tokens. `tokensOf` searches texts, so it also finds names that only look like tokens. */
const tokenPaths = new Set(
  Object.entries(designTokens('day')).flatMap(([group, tokens]) =>
    typeof tokens === 'object' && !('$value' in tokens)
      ? Object.keys(tokens).map(name => `${group}.${name}`)
      : [group],
  ),
);

type Property = ReturnType<Checker['getPropertiesOfType']>[number];

/** Returns a function that asks once about each type or symbol: TypeScript runs in another process, and computes each answer anew. */
function remember<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, { answer: Answer }>();
  return key => {
    let known = answers.get(key);
    if (!known) {
      known = { answer: ask(key) };
      answers.set(key, known);
    }
    return known.answer;
  };
}

/** Reads props by TypeScript's checker: unlike react-docgen it resolves unions, and types of other files. */
class PropReader {
  readonly #checker: Checker;
  readonly #callsOf;
  readonly #propertiesOf;
  readonly #typeOf;
  readonly #textOf;
  readonly #isList;

  constructor(checker: Checker) {
    this.#checker = checker;
    this.#callsOf = remember((type: Type) => checker.getSignaturesOfType(type, SignatureKind.Call));
    this.#propertiesOf = remember((type: Type) => checker.getPropertiesOfType(type));
    this.#typeOf = remember((symbol: Property) => checker.getTypeOfSymbol(symbol)!);
    // TypeScript leaves out parts of a long type. What is left of a type's arguments then says nothing.
    this.#textOf = remember((type: Type) =>
      checker.typeToString(type).replace(/<.* \d+ more \.{3}.*>/, '<…>'),
    );
    this.#isList = remember((type: Type) => checker.isArrayLikeType(type));
  }

  /** The props of a component's type, or `undefined` if it is not a component. */
  props(component: Type): readonly Prop[] | undefined {
    const signature = this.#callsOf(component)[0];
    if (!signature) return undefined;
    const parameter = signature.parameters.length > 0 && this.#checker.getParameterType(signature, 0);
    return parameter ? this.#fields(parameter) : [];
  }

  /** The names of all props of a component's type, at any depth. */
  propNames(component: Type): PropNames | true {
    const signature = this.#callsOf(component)[0];
    const parameter =
      signature && signature.parameters.length > 0 && this.#checker.getParameterType(signature, 0);
    return parameter ? this.#names(parameter, []) : true;
  }

  #names(type: Type, parents: readonly number[]): PropNames | true {
    const objects = this.#objects(type);
    if (!objects || objects.some(({ id }) => parents.includes(id))) return true;
    const names: Record<string, PropNames | true> = {};
    for (const object of objects)
      for (const symbol of this.#propertiesOf(object)) {
        // The attributes of an element have no properties of this project.
        const isPlatforms = symbol.declarations[0]?.path.includes('/node_modules/');
        const inner = isPlatforms || this.#names(this.#typeOf(symbol), [...parents, object.id]);
        const before = names[symbol.name];
        names[symbol.name] = inner === true || before === true ? true : { ...before, ...inner };
      }
    return Object.keys(names).length > 0 ? names : true;
  }

  /** The objects among the types of a value, its items and its alternatives; `undefined` if one may have any properties. */
  #objects(type: Type): Type[] | undefined {
    const checker = this.#checker;
    if (type.isUnionType()) return this.#allObjects(type.getTypes() ?? []);
    if (this.#isList(type) && type.isTypeReference()) return this.#allObjects(checker.getTypeArguments(type));
    if (type.isIntersectionType()) return [type];
    if (!type.isObjectType())
      return type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter) ? undefined : [];
    const isOpen = this.#callsOf(type).length > 0 || (isFromLibrary(checker, type) && !isPartOfType(type));
    return isOpen ? undefined : [type];
  }

  #allObjects(types: readonly Type[]): Type[] | undefined {
    const lists = types.map(each => this.#objects(each));
    return lists.includes(undefined) ? undefined : lists.flatMap(list => list ?? []);
  }

  /**
   * The properties of a type. Those of a union are merged: what differs is listed once for each of its types.
   * @param parents The ids of the types that contain this one, so that a type that contains itself ends.
   */
  #fields(type: Type, parents: readonly number[] = []): readonly Prop[] {
    const members = (type.isUnionType() && type.getTypes()) || [type];
    const lists = members.map(member => this.#propertiesOf(member));
    const rows = new Map<string, { prop: Prop; members: number[] }>();
    for (const [index, symbols] of lists.entries()) {
      for (const symbol of symbols) {
        const prop = this.#prop(symbol, parents);
        // Not documented, or of the type `never` because only another member of the union has it.
        if (!prop) continue;
        const key = JSON.stringify([prop.name, prop.type, prop.description]);
        const row = rows.get(key) ?? { prop, members: [] };
        row.members.push(index);
        rows.set(key, row);
      }
    }
    const all = [...rows.values()];
    return all
      .map(({ prop, members: owners }) =>
        owners.length === members.length ? prop : { ...prop, when: this.#conditions(owners, all) },
      )
      .toSorted((a, b) => Number(b.isRequired && !b.when) - Number(a.isRequired && !a.when));
  }

  /** The condition under which one of several members of a union applies: `\`type\` is "paragraph" or "note"`. */
  #conditions(
    members: readonly number[],
    rows: readonly { prop: Prop; members: readonly number[] }[],
  ): string {
    const [first, ...others] = new Set(members.map(member => this.#condition(member, rows)));
    // The name of the property that all conditions compare is not repeated.
    const [subject] = /^`[^`]+` is (?=["\d]|true|false)/.exec(first!) ?? [];
    return [
      first!,
      ...others.map(each => (subject && each.startsWith(subject) ? each.slice(subject.length) : each)),
    ].join(' or ');
  }

  /** The condition under which a member of a union applies: a prop that only this member requires, or one that it does not have. */
  #condition(member: number, rows: readonly { prop: Prop; members: readonly number[] }[]): string {
    const requiredBy = (row: { prop: Prop; members: readonly number[] }, index: number) =>
      row.prop.isRequired && row.members.includes(index) && row.members.length === 1;
    const distinctive = rows.find(row => requiredBy(row, member));
    if (distinctive) {
      const { name, type } = distinctive.prop;
      return /^["\d]|^(true|false)$/.test(type) ? `\`${name}\` is ${type}` : `\`${name}\` is set`;
    }
    const other = rows.find(row => row.prop.isRequired && !row.members.includes(member));
    return other ? `\`${other.prop.name}\` is not set` : 'one of the types';
  }

  #prop(symbol: Property, parents: readonly number[]): Prop | undefined {
    const checker = this.#checker;
    const declared = this.#typeOf(symbol);
    // The attributes of an element are the platform's.
    if (symbol.declarations[0]?.path.includes('/node_modules/')) return undefined;
    const isOptional = Boolean(symbol.flags & SymbolFlags.Optional);
    const text = this.#textOf(declared);
    if (isOptional && text === 'undefined') return undefined;
    const tags = checker.getJsDocTagsOfSymbol(symbol);
    const defaultValue = tags.find(({ name }) => name === 'default')?.text;
    const options = this.#options(declared);
    const fields = this.#valueFields(declared, parents);
    return {
      name: symbol.name,
      type: options?.join(' | ') ?? text.replace(/ \| undefined$/, ''),
      isRequired: !isOptional,
      ...(defaultValue !== undefined && { default: defaultValue.trim() }),
      description: checker
        .getDocumentationCommentOfSymbol(symbol)
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim(),
      ...(options && { options }),
      ...(fields && { fields }),
    };
  }

  /** The literals of a union that has only those. */
  #options(type: Type): string[] | undefined {
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [];
    const texts = members.map(member => this.#textOf(member)).filter(text => text !== 'undefined');
    return texts.length > 1 && texts.every(text => /^("|\d)/.test(text))
      ? texts.toSorted(byNumberThenText)
      : undefined;
  }

  /** The properties of an object, or of the items of a list of objects, that this project declares. */
  #valueFields(declared: Type, parents: readonly number[]): readonly Prop[] | undefined {
    const checker = this.#checker;
    let type = checker.getNonNullableType(declared) ?? declared;
    if (this.#isList(type) && type.isTypeReference()) type = checker.getTypeArguments(type)[0] ?? type;
    // The items of a list in a list, such as a pair of numbers, have positions and no names.
    if (this.#isList(type) || parents.length >= maxDepth || parents.includes(type.id)) return undefined;
    const isObject = (each: Type) =>
      each.isObjectType() && !isFromLibrary(checker, each) && this.#callsOf(each).length === 0;
    const members = type.isUnionType() ? (type.getTypes() ?? []) : type.isIntersectionType() ? [] : [type];
    const hasFields = type.isIntersectionType()
      ? type.getTypes()?.every(each => each.isObjectType() && (isObject(each) || isPartOfType(each)))
      : members.every(isObject);
    if (!hasFields) return undefined;
    const fields = this.#fields(type, [...parents, type.id]);
    return fields.length > 0 ? fields : undefined;
  }
}

const byNumberThenText = (a: string, b: string) => Number(a) - Number(b) || a.localeCompare(b);

/** The titles of the components whose folders these sources import. */
function titlesOfImports(sources: readonly string[], titles: ReadonlyMap<string, string>): string[] {
  const folders = sources.flatMap(source =>
    Array.from(
      source.matchAll(/from '(?:\.\.|@fit-to-print)\/[^']*?\b(\w+)(?:\/index\.ts)?';/g),
      ([, folder]) => folder!,
    ),
  );
  return [...new Set(folders)].flatMap(folder => titles.get(folder) ?? []).toSorted();
}

/** Reads from the source code what the documentation says of each component that has a record: props, stories, tokens and more. */
export async function readComponentFacts(): Promise<ComponentFacts[]> {
  const records = await readRecords();
  const storyFiles = readStoryFiles();
  using api = openProject();
  const { program, checker } = api.project;
  const reader = new PropReader(checker);
  const moduleOf = (file: string) => {
    const source = program.getSourceFile(path.join(root, file));
    return source && checker.getSymbolAtLocation(source);
  };
  /** The components that a module exports, by name. */
  const componentsOf = (file: string): DocumentedComponent[] => {
    const module = moduleOf(file);
    return (module ? checker.getExportsOfModule(module) : []).flatMap(exported => {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const type = checker.getTypeOfSymbol(symbol);
      const props =
        type && /^[A-Z][a-z]\w+(?<!Context)$/.test(exported.name) ? reader.props(type) : undefined;
      return type && props
        ? [{ name: exported.name, description: describe(symbol), props, propNames: reader.propNames(type) }]
        : [];
    });
  };
  const describe = (symbol: Parameters<Checker['getDocumentationCommentOfSymbol']>[0]) =>
    checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s*\n\s*/g, ' ');
  /** The component of a file's stories, which may be a helper that no package exports. */
  const componentOfStories = (file: string): Omit<DocumentedComponent, 'description'> | undefined => {
    const module = moduleOf(file);
    const meta = module && checker.getExportsOfModule(module).find(({ name }) => name === 'default');
    const type =
      meta && checker.getTypeOfSymbol(meta.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(meta) : meta);
    const component = type && checker.getPropertyOfType(type, 'component');
    const componentType = component && checker.getTypeOfSymbol(component);
    const props = componentType && reader.props(componentType);
    const name = /^ {2}component: (\w+)/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? '';
    return props && { name, props, propNames: reader.propNames(componentType) };
  };

  const titles = new Map(storyFiles.map(({ title }) => [nameOf(title), title]));
  const siblings = (folder: string) =>
    [...records].filter(([, { file }]) => path.dirname(file) === folder).map(([name]) => name);
  return storyFiles.flatMap(({ file, title, stories }) => {
    const name = nameOf(title);
    const record = records.get(name);
    if (!record) return [];
    const folder = path.dirname(record.file);
    const index = `${folder}/index.ts`;
    const exported = existsSync(path.join(root, index)) ? componentsOf(index) : [];
    const main = componentOfStories(file);
    const others = siblings(folder).filter(each => each !== name);
    const mainDescription = exported.find(each => each.name === main?.name)?.description ?? '';
    const sources = globSync('*.{ts,tsx}', { cwd: path.join(root, folder) })
      .filter(each => !/\.(stories|test|fixtures|docs|example)\./.test(each))
      .map(each => readFileSync(path.join(root, folder, each), 'utf8'));
    const [, packageFolder, , subpath] = /^packages\/(ui|admin)\/(src)\/(.+)$/.exec(folder) ?? [];
    return {
      title,
      name,
      entry: packageFolder && `${packageNames[packageFolder as keyof typeof packageNames]}/${subpath}`,
      exportedNames: packageFolder ? readExportedNames(path.join(root, index)) : [],
      folder,
      storyFile: file,
      stories,
      keyStories: readKeyStories(readFileSync(path.join(root, file), 'utf8')),
      docs: record.docs,
      example: readExample(path.join(root, folder, `${name}.example.tsx`)),
      components: [
        ...(main ? [{ ...main, description: mainDescription }] : []),
        ...exported.filter(each => each.name !== main?.name && !others.includes(each.name)),
      ],
      tokens: tokensOf(sources, path.join(root, folder)).filter(token => tokenPaths.has(token)),
      builtFrom: titlesOfImports(sources, titles),
    };
  });
}

/** The names of the components and hooks that a module exports from others. */
const readExportedNames = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^export \{([^}]+)\}/gm), ([, list]) => list!.split(','))
    .flat()
    .map(name => name.trim())
    .filter(name => /^([A-Z][a-z]\w+|use[A-Z]\w+)$/.test(name));

/** An example without the comment at its top, which is for readers of this repository, not for applications that copy the example. */
const readExample = (file: string): string | undefined =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^(?:\/\/.*\n)+/, '')
        .trim()
    : undefined;

/** Opens the repository in TypeScript's API, until the returned value is disposed. */
function openProject() {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] });
  const project = snapshot.getProjects()[0]!;
  return {
    project,
    [Symbol.dispose]() {
      snapshot.dispose();
      api.close();
    },
  };
}
