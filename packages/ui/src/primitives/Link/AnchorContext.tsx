import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** The component that renders links inside the site. Provide your router's link here; the default is a plain `<a>`. */
export const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');
