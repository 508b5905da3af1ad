import { getRouteApi } from '@tanstack/react-router';
import { AuthorPosts } from '../../features/content/author-posts.tsx';
import { PageNotFound } from '../../features/content/page-not-found.tsx';

const Route = getRouteApi('/_public/blog/authors/$id');

/** Who wrote posts of the blog. */
export function AuthorPage() {
  return <AuthorPosts {...Route.useLoaderData()} />;
}

/** What stands in its place for anybody else. */
export function NoAuthor() {
  return <PageNotFound />;
}
