// `ThemeSwitch`: lets a visitor choose the light (day) or dark (night) color theme.
// A component is a control or another small part of a page.
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
