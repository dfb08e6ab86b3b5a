<?php
/**
 * Installs WordPress and adds the content of the demo site: `php wordpress-seed.php install|seed <folder> <content.json>`.
 * The folder of WordPress has its wp-config.php, and the database exists.
 */
[, $step, $folder, $file] = $argv;
$content = json_decode(file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
$_SERVER['HTTP_HOST'] = parse_url($content['address'], PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
if ($step === 'install') {
    define('WP_INSTALLING', true);
    /** Replaces the function of WordPress, which would send an e-mail. */
    function wp_new_blog_notification() {}
}
require_once "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

if ($step === 'install') install($content);
else seed($content);

function install(array $content): void
{
    wp_install($content['name'], $content['user'], $content['email'], true, '', $content['password'], 'tr_TR');
}

function seed(array $content): void
{
    wp_set_current_user(1);
    foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $example)
        wp_delete_post($example->ID, true);
    foreach ($content['articles'] as $article) add_article($article);
    $home = add_page('Anasayfa', 'anasayfa', image_block($content['home']) . $content['home']['html'] . latest_articles());
    $articles = add_page('Makaleler', 'makaleler', '');
    add_page($content['biography']['title'], 'biyografi', image_block($content['biography']) . $content['biography']['html']);
    add_page($content['contact']['title'], 'iletisim', $content['contact']['html']);
    update_option('show_on_front', 'page');
    update_option('page_on_front', $home);
    update_option('page_for_posts', $articles);
    // Avatars come from another host.
    update_option('show_avatars', 0);
    update_option('permalink_structure', '/%postname%/');
    flush_rewrite_rules(false);
}

function add_page(string $title, string $slug, string $html): int
{
    return add(['post_type' => 'page', 'post_title' => $title, 'post_name' => $slug, 'post_content' => $html]);
}

function add_article(array $article): void
{
    $id = add([
        'post_title' => $article['title'],
        'post_name' => $article['slug'],
        'post_excerpt' => $article['summary'],
        'post_content' => $article['html'],
        'post_date_gmt' => gmdate('Y-m-d H:i:s', min(time(), strtotime($article['publishedAt']))),
    ]);
    if (isset($article['picture'])) set_post_thumbnail($id, attachment($article['picture']));
}

function add(array $post): int
{
    $id = wp_insert_post(wp_slash($post + ['post_status' => 'publish', 'post_author' => 1]), true);
    if (is_wp_error($id)) throw new RuntimeException($id->get_error_message());
    return $id;
}

function image_block(array $page): string
{
    if (!isset($page['picture'])) return '';
    $id = attachment($page['picture']);
    $image = wp_get_attachment_image_src($id, 'large');
    $alt = esc_attr($page['picture']['alt']);
    return "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\">" .
        "<img src=\"$image[0]\" alt=\"$alt\" class=\"wp-image-$id\"/></figure>\n<!-- /wp:image -->\n";
}

function latest_articles(): string
{
    return "\n<!-- wp:latest-posts {\"postsToShow\":6,\"displayPostContent\":true,\"excerptLength\":25} /-->";
}

/** Returns the attachment of a picture file; the same file is uploaded only once. */
function attachment(array $picture): int
{
    static $known = [];
    return $known[$picture['file']] ??= upload($picture);
}

function upload(array $picture): int
{
    $stored = wp_upload_bits(basename($picture['file']), null, file_get_contents($picture['file']));
    if ($stored['error']) throw new RuntimeException($stored['error']);
    $values = ['post_mime_type' => 'image/jpeg', 'post_title' => $picture['alt'], 'post_status' => 'inherit'];
    $id = wp_insert_attachment(wp_slash($values), $stored['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $stored['file']));
    update_post_meta($id, '_wp_attachment_image_alt', wp_slash($picture['alt']));
    return $id;
}
