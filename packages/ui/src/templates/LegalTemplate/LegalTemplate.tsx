import { LegalDocument, type LegalDocumentProps } from '../../patterns/LegalDocument/index.ts';

export type LegalData = LegalDocumentProps;

export interface LegalTemplateProps {
  data: LegalData;
}

/** Privacy policy and terms of service. */
export function LegalTemplate({ data }: LegalTemplateProps) {
  return <LegalDocument {...data} />;
}
