// The baseline for cached images: Fastify serving a file of the same size from disk.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
app.get('/healthz', async () => ({ status: 'ok' }));
await app.register(fastifyStatic, { root: process.env.STATIC_FOLDER ?? '' });
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
