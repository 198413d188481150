// `Tabs`: switches between views of one thing that are never needed at the same time: sign in or sign up.
// A component is a control or another small part of a page.
export { Tabs, type TabsProps } from './Tabs.tsx';
