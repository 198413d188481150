// `Tabs`: switches between views of one thing that are never needed at the same time: sign in or sign up.
export { Tabs, type TabsProps } from './Tabs.tsx';
