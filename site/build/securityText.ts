/** `/.well-known/security.txt` (RFC 9116), which says how to report a vulnerability. It is valid for a year from the build. */
export const securityText = (origin: string, email: string, builtAt: Date): string => {
  const expires = new Date(builtAt);
  // The time is midnight, so that two builds on one day write the same file.
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
