/** The deployment check of the staff's accounts. */
import { type Check, type Finding, problem } from './check.ts';
import { withDatabase } from './supabase.ts';

export const staffCheck: Check = {
  title: 'Staff accounts',
  needs: ['DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const members = await sql<StaffMember[]>`
        select u.email, u.email_confirmed_at is not null as is_confirmed, m.second_factor as needs_factor,
          exists (
            select from auth.mfa_factors f where f.user_id = m.user_id and f.status::text = 'verified'
          ) as has_factor
        from public.staff_members m join auth.users u on u.id = m.user_id
        order by u.email`;
      if (members.length > 0) return members.flatMap(memberProblems);
      const remedy =
        "Sign up on the site, confirm the address, then in the SQL editor: insert into public.staff_members (user_id) select id from auth.users where email = '…' and email_confirmed_at is not null;";
      return [problem('No account can open /admin.', remedy)];
    }),
};

interface StaffMember {
  email: string;
  is_confirmed: boolean;
  needs_factor: boolean;
  has_factor: boolean;
}

function memberProblems({ email, is_confirmed, needs_factor, has_factor }: StaffMember): Finding[] {
  const findings: Finding[] = [];
  if (!is_confirmed) {
    const remedy =
      'Delete the row in staff_members, and insert it again when the owner has confirmed the address.';
    findings.push(
      problem(`${email} belongs to the staff, and nobody has confirmed that address as theirs.`, remedy),
    );
  }
  if (!needs_factor) {
    const remedy = 'Set second_factor to true in the row of staff_members.';
    findings.push(problem(`${email} opens /admin without a second factor.`, remedy));
  }
  if (!has_factor) {
    const remedy = 'Have the member open /admin and set one up, or delete the row in staff_members.';
    findings.push(
      problem(`${email} has no authenticator app: a person with the password can set one up.`, remedy),
    );
  }
  return findings;
}
