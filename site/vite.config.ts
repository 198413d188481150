// The configuration of Vite for the site.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAlias } from '../packages/ui/build/brandAlias.ts';
import { fonts } from './build/fonts.ts';
import { productionRouter } from './build/productionRouter.ts';

/** Matches what one of the patterns matches. */
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Two builds of one app: one for the browser, which starts with the bootstrap, and one for the prerenderer. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The build and the dev server write the documents and all other files themselves.
  appType: 'custom',
  publicDir: false,
  resolve: {
    alias: [
      // The hook of React 18 and later. @xstate/react imports a copy of it for React 17: 100 bytes of every page that runs the app.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...Object.entries(process.env['BRAND'] ? brandAlias(process.env['BRAND']) : {}).map(
        ([find, replacement]) => ({ find, replacement }),
      ),
    ],
  },
  plugins: [
    productionRouter,
    react(),
    // The prerenderer needs only the names of classes. This mode computes them when the module is loaded, and compiles no styles a second time.
    vanillaExtractPlugin(isSsrBuild ? { unstable_mode: 'transform' } : {}),
    fonts(),
  ],
  // The style compiler has its own server, which watches the whole folder of the site. `.cache` has the builds and the
  // databases of tests: watching it would list a folder again after every write. `devReload.test.ts` needs changes of its cities in `.cache/dev-…`.
  server: { watch: { ignored: [/\/site\/\.cache\/(?!dev-)/] } },
  optimizeDeps: {
    // Without an index.html, Vite finds these modules late, and would reload the page then.
    entries: ['src/entry/bootstrap.ts', 'src/entry/client.tsx'],
  },
  // Bundled for the prerenderer: from outside the bundle, Node would load the router's slower development build.
  ...(isSsrBuild && { ssr: { noExternal: ['react-router', 'react-router-dom'] } }),
  build: isSsrBuild
    ? {
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: {
          input: ['src/entry/buildExports.ts', 'src/entry/renderPage.tsx'],
          // Hides a warning that plugins take most of the time.
          checks: { pluginTimings: false },
        },
      }
    : {
        target: 'baseline-widely-available',
        // `build/bundler.ts` writes the files, and only those that have changed.
        write: false,
        manifest: true,
        // The content security policy forbids data: URLs.
        assetsInlineLimit: 0,
        modulePreload: {
          // With it, the code of imports does not ask whether the browser has `modulepreload`, which all supported ones have. The polyfill
          // itself is only for entries that are HTML files.
          polyfill: true,
          // Only styles: the bootstrap downloads the script of a page and of the dialog, and a list of every page's script costs bytes.
          resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'src/entry/bootstrap.ts',
          checks: { pluginTimings: false },
          treeshake: {
            // esbuild's helper, which only sets the name of a function. Radix is published with a call for each function, used or not.
            manualPureFunctions: ['__name'],
            // Unused, and published in a form from which the bundler removes nothing.
            moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }],
            // No dependency has a getter that does something. Saves half a kilobyte.
            propertyReadSideEffects: false,
          },
          // Puts constants in place of their names, also those of other modules, which saves bytes.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // Small letters compress better in the documents' lists of files. Seven have 36 bits.
            hashCharacters: 'base36',
            // Each document lists the files that a click will need, and a script of every signed-in page lists all files, so most
            // names are short. Tests stop the download of the scripts that keep theirs.
            chunkFileNames: ({ name }) =>
              /^(bootstrap|client|authClient|SignInDialog|DeleteDialog|Wizard)$/.test(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
            // The name of a font already has a digest, so Vite adds none.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css')
                ? 'assets/[hash:7][extname]'
                : `assets/${name.split('.')[0]}-[hash:7][extname]`,
            codeSplitting: {
              // Fewer and larger chunks compress better. With Vite's own chunks, the bootstrap has 4,169 bytes, an article 16,552 and the styles of
              // the home page 15,103, which is more than their budgets (measured on 2026-11-30); with one group of all shared modules
              // (`entriesAware`), /account has too much script, too.
              groups: [
                // Only headlines that are fitted in the browser need it: without its own group, every page downloads it.
                { name: 'canvasFonts', test: /ui\/src\/brands\/\w+\.canvas\./, priority: 4 },
                { name: 'bootstrap', test: /site\/src\/entry\/bootstrap\./, priority: 3 },
                {
                  name: 'client',
                  test: anyOf(
                    /rolldown\/runtime|@xstate\/react|site\/src\/entry\/client\./,
                    // What several forms share, those of /auth included.
                    /site\/src\/api\/(fetchWithRetry|functionResponse|storableText)\./,
                    /ui\/src\/components\/(ErrorSummary|Field\/(?!CharacterCounter|RadioGroup|Select|TextArea))/,
                    /ui\/src\/flows\/shared\/(failureToast|request|submission|useEmittedEvents)/,
                    /ui\/src\/primitives\/(RichText|useFocusFallback)/,
                    // The styles of parts that most content pages show. In one file with those of the app, they are 1.1 to 1.3 KB less of a
                    // city's page than in separate files (measured on 2026-12-01).
                    /ui\/src\/(components\/(ContactButton|Disclosure)|primitives\/Grid)\/\w+\.css\./,
                    /ui\/src\/patterns\/(BenefitList|CallToAction|CityLinks|Faq|Hero)\/\w+\.css\./,
                  ),
                  priority: 2,
                },
                // The client of Supabase's sign-in service, and the modules that every page of a signed-in visitor calls. Only visitors who may be signed
                // in download them. What they share with others stays outside.
                {
                  name: 'authClient',
                  test: /site\/src\/api\/(authClient|callAsUser|subscription)\.|@supabase\/auth-js|tslib/,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                // The styles of the press pass, which /account shows without the sign-in form. They have no script.
                {
                  name: 'PressPass',
                  test: /ui\/src\/flows\/Auth\/(PressPass|SignInPanelHeader)\.css\./,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                // The sign-in form, for the dialog and /auth.
                {
                  name: 'auth',
                  test: /ui\/src\/flows\/Auth\/(?!AuthDialog|index)|site\/src\/(api\/authCalls|pages\/auth\/AuthForm)\./,
                },
              ],
            },
          },
        },
      },
}));
