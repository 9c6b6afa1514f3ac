import { expect, it } from 'vitest';
import type { Repository } from '../../../domain/repository/repository-view.ts';
import { repositoryAsText, textFileName } from './as-text.ts';

const repository: Repository = {
  id: '1',
  user_id: '2',
  owner: 'ada',
  slug: 'shop',
  name: 'Shop: one/two',
  description: null,
  is_private: false,
  file_count: 2,
  holds_name: true,
  remixed_from: null,
  created_at: '2025-01-05T10:00:00+00:00',
  updated_at: '2025-02-06T10:00:00+00:00',
};

it('begins with what the repository is, and goes on with each file under its name', () => {
  const text = repositoryAsText(repository, [
    { filename: 'a.js', content: 'let a' },
    { filename: 'img/b.png', content: '', is_binary: true },
  ]);
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Repository: Shop: one/two',
    'Description: No description',
    'Files: 2',
    'Created: 2025-01-05',
    'Updated: 2025-02-06',
  ]);
  expect(text).toMatch(/File: a\.js\n=+\n\nlet a\n\n=+\nFile: img\/b\.png\n=+\n\n\(This file is not text/);
});

it('is saved under a name that every system takes', () => {
  expect(textFileName({ name: 'shop' })).toBe('shop.txt');
  expect(textFileName(repository)).toBe('Shop- one-two.txt');
});
