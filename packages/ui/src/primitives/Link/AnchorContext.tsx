// Lets an application replace the `<a>` of all links by its own component.
import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** The props of a link: those of `<a>`, with an address. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** The component that renders links inside the site: an app provides its router's link. The default is a plain `<a>`. */
export const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');
