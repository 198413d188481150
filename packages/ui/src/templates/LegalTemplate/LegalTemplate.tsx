import { LegalDocument, type LegalDocumentProps } from '../../patterns/LegalDocument/index.ts';

export type LegalData = LegalDocumentProps;

export interface LegalTemplateProps {
  /** The page's content. */
  data: LegalData;
}

/** The privacy policy and the terms of service. */
export function LegalTemplate({ data }: LegalTemplateProps) {
  return <LegalDocument {...data} />;
}
