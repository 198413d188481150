// `FrontPagePicture`: the halftone picture of the home page, in two colors (“inks”), with one picture for each edition.
// A pattern is a section of a page, made of components.
export { FrontPagePicture, type FrontPagePictureProps } from './FrontPagePicture.tsx';
