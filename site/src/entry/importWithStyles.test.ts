// @vitest-environment happy-dom
// Tests of the helper by which the build imports a module and its stylesheets.
import { beforeEach, expect, test, vi } from 'vitest';

let importWithStyles: typeof import('./importWithStyles.ts').importWithStyles;
/** The links that were added to the document. They stay outside, because happy-dom would download them. */
let links: HTMLLinkElement[];
beforeEach(async () => {
  vi.resetModules();
  ({ importWithStyles } = await import('./importWithStyles.ts'));
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation(link => void links.push(link as HTMLLinkElement));
});

test('imports a module without stylesheets', async () => {
  expect(await importWithStyles(() => Promise.resolve('module'))).toBe('module');
  expect(links).toEqual([]);
});

test('imports a module after its stylesheets have loaded, and adds each stylesheet once', async () => {
  const importModule = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
  const imports = [1, 2].map(() => importWithStyles(importModule, ['assets/a.css', 'assets/b.css']));
  expect(links.map(link => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/a.css'],
    ['stylesheet', '/assets/b.css'],
  ]);
  expect(importModule).not.toHaveBeenCalled();
  for (const link of links) link.dispatchEvent(new Event('load'));
  expect(await Promise.all(imports)).toEqual(['module', 'module']);
});

test('rejects when a stylesheet fails, and downloads it again at the next import', async () => {
  const importModule = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
  const failing = importWithStyles(importModule, ['assets/a.css']);
  links[0]!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('assets/a.css');
  expect(importModule).not.toHaveBeenCalled();
  const next = importWithStyles(importModule, ['assets/a.css']);
  links[1]!.dispatchEvent(new Event('load'));
  expect(await next).toBe('module');
});
