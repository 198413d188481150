// The descriptions of components that Storybook gives to coding assistants.
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { importOf } from '../../packages/ui/build/importOf.ts';
import { componentFile, summaryOf } from '../../packages/ui/build/llmsFiles.ts';
import { readCachedFacts } from '../../packages/ui/build/readCachedFacts.ts';

/** Storybook's descriptions of the components for coding assistants, by the ids of their titles. */
interface Manifests {
  components?: { components: Record<string, object> };
}

/** `components-button`, as in the addresses of stories. */
const idOf = ({ title }: ComponentFacts) => title.toLowerCase().replaceAll('/', '-');

/**
 * Replaces Storybook's description of each component by the project's own. Storybook's parser reads one file at a time: it names an
 * import that no package exports, and lists only the props of that file, so that an assistant would not know the others.
 * @returns the same manifests, changed
 */
export function correctManifestsWith<StorybookManifests extends Manifests>(
  fromStorybook: StorybookManifests,
  facts: readonly ComponentFacts[],
): StorybookManifests {
  const components = new Map(facts.map(each => [idOf(each), each]));
  for (const [id, manifest] of Object.entries(fromStorybook.components?.components ?? {})) {
    const component = components.get(id);
    // Only components that a package exports have an entry: an assistant cannot import the others.
    if (component?.entry)
      Object.assign(manifest, {
        // Storybook takes the name of the story file's component: `TextField` for `Field`.
        name: component.name,
        // The list of components shows it. Without it, an assistant would read the first 90 characters of `description`.
        summary: summaryOf(component),
        description: componentFile(component),
        import: importOf(component),
        // `description` has the props.
        reactDocgen: undefined,
        error: undefined,
      });
  }
  return fromStorybook;
}

/** Storybook calls this function with the manifests that it has made, and uses the result (`experimental_manifests` in `main.ts`). */
export const correctManifests = async <StorybookManifests extends Manifests>(
  fromStorybook: StorybookManifests,
): Promise<StorybookManifests> => correctManifestsWith(fromStorybook, await readCachedFacts());
