// The baseline for the card list: Fastify and pg, which answer with the same rows and do nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
const app = Fastify();

app.get('/healthz', async () => ({ status: 'ok' }));
app.get<{ Params: { id: string } }>('/cards/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'page',
    text: `select c.slug, t.title, t.subtitle, t.description, t.relevance, t.source_url, c.tag_ids, c.public,
        c.ai_assistant, c.created_at, c.updated_at, u.name, u.email
      from cards c join card_texts t on t.card_id = c.id join users u on u.id = c.creator_id
      where c.project_id = $1 and c.deleted_at is null and c.public
      order by c.has_sticky_tag desc, c.created_at desc, c.id desc limit 48`,
    values: [request.params.id],
  });
  return rows;
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
