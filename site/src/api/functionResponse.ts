// Reads the answers of functions, and the reference of a failed request.
import { isRequestId, shortRequestId } from '@fit-to-print/backend/contracts/request';

/** The reference of a failed request, for the visitor to quote. Only functions send one. */
export function referenceOf(body: unknown): { reference?: string } {
  const id = (body as { request_id?: unknown } | null)?.request_id;
  return isRequestId(id) ? { reference: shortRequestId(id) } : {};
}

/** The answer of a function. A gateway answers with HTML, which has none of its parts. */
export async function readAnswer(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const { success, error, fields } = Object(body) as {
    success?: unknown;
    error?: unknown;
    fields?: Record<string, string>;
  };
  return {
    isAccepted: response.ok && success === true,
    /** The message for the visitor. */
    error: typeof error === 'string' ? error : undefined,
    fields,
    reference: referenceOf(body),
  };
}
