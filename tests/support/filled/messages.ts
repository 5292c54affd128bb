/** Rows of the tables about mails to visitors. */
export const filledMessages = {
  message_answers: {
    id: 'filled.1',
    message_id: 'filled',
    text: 'Two\nlines 😀',
    made_by: 'Mina',
    at: 1,
  },
  message_templates: {
    id: 'filled',
    name: 'Late',
    text: 'Dear {name}',
    language: null,
    version: 1,
    changed_at: 1,
  },
  subscribers: {
    email: 'filled@example.com',
    token: 'filled',
    state: 'pending',
    coupon: 'NEWS10',
    language: 'fr',
    created_at: 1,
    changed_at: 1,
  },
}
