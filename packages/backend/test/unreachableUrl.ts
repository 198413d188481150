/** An address on this machine at which no server listens: connections to it are refused immediately. For tests of a service that is down. */
export const unreachableUrl = 'http://127.0.0.1:9';
