// `FrontPagePicture`: the halftone picture of the home page, in two colors (“inks”), with one picture for each edition.
export { FrontPagePicture, type FrontPagePictureProps } from './FrontPagePicture.tsx';
