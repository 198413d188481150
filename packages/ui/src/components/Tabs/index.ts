// `Tabs`: switches between views of one thing that are never needed at once: sign in or sign up.
export { Tabs, type TabsProps } from './Tabs.tsx';
