import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * What a link inside the site is rendered with. The design system knows no router: the site provides its router's
 * link here; on its own every link is an ordinary `<a>`.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');
