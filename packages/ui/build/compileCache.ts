import path from 'node:path';

/**
 * Environment variables with which a Node process, each of its workers and each process that it starts keep the compiled form of the modules
 * that they load: without it, each of them removes the types from every module of a build again. Node compares the content of the modules.
 * @param root The repository, or a copy of it, which gets a cache of its own.
 */
export const compileCache = (root: string) => ({
  NODE_COMPILE_CACHE: path.join(root, 'site/.cache/compiled-modules'),
});
