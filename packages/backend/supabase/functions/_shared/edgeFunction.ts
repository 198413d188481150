/** The outermost part of every edge function: request id, log and errors. */
import { type ConnectionInfo, isFromTrustedProxy } from './address.ts';
import { isRequestId } from './contracts/request.ts';
import { readTrustedProxies } from './env.ts';
import { log, runWithRequestId } from './log.ts';
import { errorResponse, serverError } from './response.ts';

/** The default export of an edge function, as the platform calls it. */
export interface EdgeFunction {
  fetch(request: Request, connection?: ConnectionInfo): Promise<Response>;
}

/**
 * An edge function that handles each request under an id, which a trusted proxy has sent or which is new. The response, its log lines
 * and its errors contain the id. An exception is logged and becomes a 500.
 * @param logsRequests whether it logs the method, status and duration of each request
 */
export const edgeFunction = (
  name: string,
  handle: (request: Request, connection: ConnectionInfo | undefined) => Promise<Response>,
  { logsRequests = true } = {},
): EdgeFunction => ({
  fetch(request, connection) {
    const startedAt = performance.now();
    const id = trustedRequestId(request, connection) ?? crypto.randomUUID();
    return runWithRequestId(id, async () => {
      const response = await handle(request, connection).catch((error: unknown) =>
        errorResponse(serverError(name)(error)),
      );
      response.headers.set('x-request-id', id);
      response.headers.set('x-content-type-options', 'nosniff');
      // Pages set their own policy.
      if (!response.headers.has('content-security-policy'))
        response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      if (logsRequests) {
        const ms = Math.round(performance.now() - startedAt);
        log(name, { method: request.method, status: response.status, ms });
      }
      return response;
    });
  },
});

/** The id that a trusted proxy gave the request. Other senders could reuse an id, or write into the log. */
function trustedRequestId(request: Request, connection: ConnectionInfo | undefined): string | undefined {
  const id = request.headers.get('x-request-id');
  return isRequestId(id) && isFromTrustedProxy(connection, readTrustedProxies()) ? id : undefined;
}
