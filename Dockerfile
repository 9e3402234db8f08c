# syntax=docker/dockerfile:1
FROM node:26-bookworm-slim AS build
WORKDIR /opt/sponsorat
COPY . .
RUN npm ci --no-audit --no-fund && npm run build --workspace web && npm prune --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
# What threads have freed goes back to the system at once: README.md, Memory.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=200000 MALLOC_TRIM_THRESHOLD_=1000000
WORKDIR /opt/sponsorat
COPY --from=build /opt/sponsorat ./
# Of the image's own user, who may write nothing of the program.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process itself: signals reach it, and not a shell before it.
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=4", "scripts/run.mjs", "server/src/main.ts"]
