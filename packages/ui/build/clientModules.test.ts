// Tests which modules of the built package get `'use client'`, so that React server components can import them.
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findClientModules } from './clientModules.ts';

const clientModulesOf = (files: Record<string, string>) =>
  [
    ...findClientModules(
      Object.entries(files).map(([fileName, code]) => ({ fileName, code }) as Rolldown.OutputChunk),
    ),
  ].toSorted();

test('findClientModules finds a module when it uses a hook, a context, Radix, an event handler or a function as a prop', () => {
  expect(
    clientModulesOf({
      'context.js': `import { createContext } from 'react'; export const OneContext = createContext();`,
      'dialog.js': `import * as Radix from '@radix-ui/react-dialog'; export const Dialog = Radix.Root;`,
      'handler.js': `import { jsx } from 'react/jsx-runtime'; export const A = () => jsx('a', { onClick: press });`,
      'hook.js': `import { useState } from 'react'; export const A = () => useState();`,
      'render.js': `import { jsx } from 'react/jsx-runtime'; export const A = () => jsx(B, { render: () => 1 });`,
      'spread.js': `export const pressProps = id => ({ onClick: press });`,
    }),
  ).toEqual(['context.js', 'dialog.js', 'handler.js', 'hook.js', 'render.js', 'spread.js']);
});

test('findClientModules leaves out a module when its names only look like handlers, or its hooks also run on the server', () => {
  expect(
    clientModulesOf({
      'colors.js': `export const day = { onPencil: mix(paper), onMarker: ink };`,
      'id.js': `import { useId, Fragment } from 'react'; export const A = () => useId();`,
      'machine.js': `export const machine = { invoke: { onDone: done, onError: failed } };`,
    }),
  ).toEqual([]);
});

test('findClientModules finds a module when it uses a value of a client module that is not a component, and not when it only exports it again', () => {
  const button = `import { useState } from 'react'; export const sizes = []; export const Button = () => useState();`;
  expect(
    clientModulesOf({
      'button/button.js': button,
      'button/index.js': `import { Button, sizes } from './button.js'; export { Button, sizes };`,
      'card/card.js': `import { Button } from '../button/button.js'; export const Card = () => Button;`,
      'list/list.js': `import { sizes } from '../button/button.js'; export const longest = sizes.at(-1);`,
      'list/page.js': `import { longest } from './list.js'; export const Page = () => longest;`,
    }),
  ).toEqual(['button/button.js', 'list/list.js', 'list/page.js']);
});
