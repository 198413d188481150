import postgres from 'postgres';
import { addresses } from './stack.ts';

/** A visitor of their own for every test: the limits count by address of mail. */
export const visitor = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@hopyard.example`,
  message: `${name} has news: the harvest is in, and the mill runs again.`,
});
export type Visitor = ReturnType<typeof visitor>;

/** What the database has from an address of mail. */
export async function leads(email: string) {
  const sql = postgres(addresses().database);
  try {
    return await sql`select * from leads where email = ${email}`;
  } finally {
    await sql.end();
  }
}
