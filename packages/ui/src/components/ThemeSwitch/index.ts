// `ThemeSwitch`: lets a visitor choose the day or the night edition.
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
