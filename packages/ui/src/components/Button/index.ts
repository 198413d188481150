// `Button`: the next step of a page, a form or a dialog.
export { Button, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx';
