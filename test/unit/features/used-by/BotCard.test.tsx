/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import BotCard from '../../../../src/features/used-by/BotCard';

test('a card names the bot and its creator, and invites it in a new tab that cannot reach back', () => {
  render(
    <BotCard id="stal" name="Stal" creator="memte" link="https://discord.com/stal" icon="/usedbyicons/stal.svg" />,
  );
  expect(screen.getByRole('heading', { name: 'Stal' })).toHaveAttribute('id', 'stal');
  expect(screen.getByText('by memte')).toBeInTheDocument();
  const invite = screen.getByRole('link', { name: 'Invite Stal (opens in a new tab)' });
  expect(invite).toHaveAttribute('href', 'https://discord.com/stal');
  expect(invite).toHaveAttribute('target', '_blank');
  expect(invite).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/sub/usedbyicons/stal.svg');
});
