import { Link } from '@tanstack/react-router';
import { rowLink } from '../../ui/data-table.tsx';

/** A user's address, which leads to their page; so does a click anywhere else in the row. */
export function UserLink({ user_id, email }: { user_id: string; email: string }) {
  return (
    <Link to="/admin/users/$id" params={{ id: user_id }} className={rowLink}>
      {email}
    </Link>
  );
}
