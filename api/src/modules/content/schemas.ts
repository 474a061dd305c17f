import { Type } from 'typebox';
import { nullableRef, ref } from '../../platform/http/schemas';
import { Photo } from '../media';

const html = Type.String({ description: 'Sanitised HTML.' });

export const Banner = Type.Object({ _id: Type.String(), photo: ref(Photo) }, { $id: 'Banner' });

export const HeroSlide = Type.Object(
  {
    _id: Type.String(),
    photo: ref(Photo),
    link: Type.Optional(
      Type.String({ description: 'Path of the page that it links to; absent without one.' }),
    ),
  },
  { $id: 'HeroSlide' },
);

export const BlogPost = Type.Object(
  {
    id: Type.String(),
    blogName: Type.String(),
    blogSlug: Type.String(),
    blogPhoto: ref(Photo),
    blogDetail: html,
    createdAt: Type.String({ description: 'ISO 8601.' }),
    author: Type.Optional(Type.String({ description: 'Missing without an author.' })),
    related: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Slugs of posts about the same things; in the response for one post only.',
      }),
    ),
  },
  { $id: 'BlogPost' },
);

export const PageSection = Type.Object(
  { _id: Type.String(), description: html, photo: nullableRef(Photo) },
  { $id: 'PageSection' },
);

export const ContentItem = Type.Object(
  { _id: Type.String(), title: Type.String(), description: html },
  { $id: 'ContentItem' },
);
