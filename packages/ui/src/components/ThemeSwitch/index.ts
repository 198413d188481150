// `ThemeSwitch`: lets a visitor choose the light (day) or dark (night) color theme.
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
