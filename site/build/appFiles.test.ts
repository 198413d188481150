// Tests of the lists of script and style files that a page loads with the app (the React code of the site).
import { expect, test } from 'vitest';
import { appFiles, sortByUse } from './appFiles.ts';

test('appFiles lists the files of a page without the bootstrap, and those of the dialog and of signed-in visitors that the page lacks', () => {
  const manifest = {
    'src/entry/bootstrap.ts': { file: 'bootstrap.js', imports: ['_shared'] },
    _shared: { file: 'shared.js' },
    _client: { file: 'client.js', imports: ['src/entry/bootstrap.ts', '_react'], css: ['client.css'] },
    _react: { file: 'react.js' },
    'src/pages/about/Live.tsx': { file: 'about.js', imports: ['_client', '_hero'] },
    _hero: { file: 'hero.js', css: ['hero.css'] },
    _dialog: { file: 'dialog.js', imports: ['_client', '_form'] },
    _form: { file: 'form.js', css: ['form.css'] },
    _auth: { file: 'auth.js', imports: ['_client', '_calls'] },
    _calls: { file: 'calls.js' },
    _billing: { file: 'billing.js', imports: ['_client', '_calls', '_machine'] },
    _machine: { file: 'machine.js' },
  };
  const onDemand = {
    client: 'client.js',
    dialog: 'dialog.js',
    user: ['auth.js', 'calls.js'],
    billing: 'billing.js',
    templates: { about: ['about.js'] },
  };
  expect(appFiles({ files: [], manifest, fontFaces: '', onDemand }, 'about')).toEqual({
    page: ['/client.js', '/react.js', '/client.css', '/about.js', '/hero.js', '/hero.css'],
    dialog: ['/dialog.js', '/form.js', '/form.css'],
    user: ['/auth.js', '/calls.js'],
    billing: ['/billing.js', '/machine.js'],
  });
});

test('sortByUse sorts the files by how many kinds of pages load them, after the bootstrap and the fonts', () => {
  const others = { dialog: ['/assets/dialog.css'], user: [], billing: [] };
  const about = { page: ['/assets/client.css', '/assets/about.js'], ...others };
  const home = { page: ['/assets/client.css'], ...others };
  const files = [
    '/assets/account.js',
    '/assets/about.js',
    '/assets/dialog.css',
    '/assets/client.css',
    '/assets/serif.woff2',
    '/assets/bootstrap-a1.js',
  ];
  expect(sortByUse(files, [about, home])).toEqual([
    '/assets/serif.woff2',
    '/assets/bootstrap-a1.js',
    '/assets/dialog.css',
    '/assets/client.css',
    '/assets/about.js',
    '/assets/account.js',
  ]);
});
