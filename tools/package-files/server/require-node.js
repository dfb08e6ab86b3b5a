const NEEDED = 24;

if (Number(process.versions.node.split('.', 1)[0]) < NEEDED) {
  console.error(`Vitrin Node.js ${NEEDED} ya da daha yenisiyle çalışır; bu makinede ${process.versions.node} var.`);
  process.exit(1);
}
